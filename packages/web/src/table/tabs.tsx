import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import './tabs.css';

export interface Tab<Name extends string> {
  readonly name: Name;
  readonly label: string;
  /** The panel has something that the reader has not seen. */
  readonly news?: boolean;
}

/** Tabs with keyboard support, of which one panel is shown. */
export function Tabs<Name extends string>({
  label,
  tabs,
  open,
  select,
  newsLabel,
  children,
}: {
  readonly label: string;
  readonly tabs: readonly Tab<Name>[];
  readonly open: Name;
  readonly select: (name: Name) => void;
  readonly newsLabel: string;
  readonly children: ReactNode;
}) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ name }) => name === open);
    const next = {
      ArrowRight: (at + 1) % tabs.length,
      ArrowLeft: (at - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const tab = tabs[next];
    if (tab) select(tab.name);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div className="tabs">
      {tabs.length > 1 ? (
        <div className="tabs-list" role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown} tabIndex={-1}>
          {tabs.map(({ name, label: text, news }) => (
            <button
              key={name}
              type="button"
              role="tab"
              data-tab={name}
              id={`${id}-${name}`}
              aria-selected={name === open}
              aria-controls={`${id}-panel`}
              tabIndex={name === open ? 0 : -1}
              onClick={() => select(name)}
            >
              {text}
              {news ? <span className="tabs-news" role="img" aria-label={newsLabel} /> : null}
            </button>
          ))}
        </div>
      ) : null}
      <div
        className="tabs-panel"
        id={`${id}-panel`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without buttons is scrolled with the keyboard
        tabIndex={0}
        {...(tabs.length > 1 ? { role: 'tabpanel', 'aria-labelledby': `${id}-${open}` } : {})}
      >
        {children}
      </div>
    </div>
  );
}
