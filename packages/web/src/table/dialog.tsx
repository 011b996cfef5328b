import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useBackCloses } from '../shell/back-button.js';
import { useReaderPreferences } from '../shell/reader-preferences.js';
import './dialog.css';

/** A window in front of the table; Esc, Back and a click beside it close it. */
export function Dialog({
  title,
  wide = false,
  close,
  children,
}: {
  readonly title: string;
  readonly wide?: boolean;
  readonly close: () => void;
  readonly children: ReactNode;
}) {
  const { words } = useReaderPreferences();
  const place = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const heading = useId();
  useEffect(() => {
    const dialog = place.current;
    if (!dialog || dialog.open) return;
    dialog.showModal();
    // The reader begins at the top, not on the button that closes.
    body.current?.focus();
  }, []);
  useBackCloses(true, () => place.current?.close());
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc does the same, by the browser itself
    <dialog
      ref={place}
      className={wide ? 'dialog dialog-wide' : 'dialog'}
      aria-labelledby={heading}
      onClose={close}
      onClick={({ target }) => {
        if (target === place.current) place.current?.close();
      }}
    >
      <div className="dialog-body" ref={body} tabIndex={-1}>
        <header className="dialog-head">
          <h2 id={heading}>{title}</h2>
          <CloseButton close={() => place.current?.close()} label={words.say({ key: 'shell.close' })} />
        </header>
        {children}
      </div>
    </dialog>
  );
}

export function CloseButton({ close, label }: { readonly close: () => void; readonly label: string }) {
  return (
    <button type="button" className="dialog-close" onClick={close} aria-label={label} title={label}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M3 3l10 10M13 3L3 13" />
      </svg>
    </button>
  );
}
