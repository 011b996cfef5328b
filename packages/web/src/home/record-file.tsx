import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { useReaderPreferences } from '../shell/reader-preferences.js';
import { ADDRESS, navigate } from '../shell/route.js';
import { sayWith } from '../words/text.js';
import { refusalText } from './refusal-text.js';

/** Larger files can't be records. */
const MAX_BYTES = 20_000_000;

type Reading = 'idle' | 'reading' | { readonly fault: unknown };

async function importFile(file: File): Promise<void> {
  const { importRecord } = await import('../play/local-play.js');
  navigate(ADDRESS.local(await importRecord(file.size > MAX_BYTES ? '' : await file.text())));
}

function useRecordFile() {
  const [reading, setReading] = useState<Reading>('idle');
  const take = (file: File | undefined) => {
    if (!file) return;
    setReading('reading');
    importFile(file).catch((fault: unknown) => setReading({ fault }));
  };
  return { reading, take };
}

/** Accepts a record file dropped anywhere on its children, or chosen by a button. */
export function RecordFiles({ children }: { readonly children: (button: ReactNode) => ReactNode }) {
  const { words } = useReaderPreferences();
  const { reading, take } = useRecordFile();
  const [isDraggedOver, setDraggedOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const hasFile = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
  const say = sayWith(words);

  const button = (
    <div className="record">
      <button type="button" disabled={reading === 'reading'} onClick={() => input.current?.click()}>
        {say(reading === 'reading' ? 'home.file.reading' : 'home.file')}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json"
        onChange={({ target }) => {
          take(target.files?.[0]);
          target.value = '';
        }}
      />
      <p className="home-soft">{say('home.file.how')}</p>
      {typeof reading === 'object' && (
        <p className="home-fault" role="alert">
          {refusalText(reading.fault, words)}
        </p>
      )}
    </div>
  );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is a shortcut for the button
    <div
      className="record-place"
      onDragOver={(event) => {
        if (!hasFile(event)) return;
        event.preventDefault();
        setDraggedOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setDraggedOver(false);
      }}
      onDrop={(event) => {
        if (!hasFile(event)) return;
        event.preventDefault();
        setDraggedOver(false);
        take(event.dataTransfer.files[0]);
      }}
    >
      {children(button)}
      {isDraggedOver && <div className="record-drop">{say('home.file.drop')}</div>}
    </div>
  );
}
