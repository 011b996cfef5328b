import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useBackCloses } from '../shell/back-button.js';
import { useReaderPreferences } from '../shell/reader-preferences.js';
import { text } from '../words/text.js';
import './dialog.css';

/** A dialog in front of the page. Esc, the Back button and a click outside close it. */
export function Dialog({
  title,
  wide = false,
  className = '',
  close,
  children,
}: {
  readonly title: string;
  readonly wide?: boolean;
  readonly className?: string;
  readonly close: () => void;
  readonly children: ReactNode;
}) {
  const { words } = useReaderPreferences();
  const element = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const heading = useId();
  useEffect(() => {
    const dialog = element.current;
    if (!dialog || dialog.open) return;
    dialog.showModal();
    // The focus starts at the top, not on the close button.
    body.current?.focus();
  }, []);
  useBackCloses(true, () => element.current?.close());
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser itself closes the dialog on Esc
    <dialog
      ref={element}
      className={`dialog ${wide ? 'dialog-wide' : ''} ${className}`}
      aria-labelledby={heading}
      onClose={close}
      onClick={({ target }) => {
        if (target === element.current) element.current?.close();
      }}
    >
      <div className="dialog-body" ref={body} tabIndex={-1}>
        <header className="dialog-head">
          <h2 id={heading}>{title}</h2>
          <CloseButton close={() => element.current?.close()} label={words.say(text('shell.close'))} />
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
