import type { ReactNode, Ref } from 'react';

/** Part of the picture that a screen reader passes over: the spaces' own labels say it all. */
export function HiddenFromReaders({
  className,
  ref,
  children,
}: {
  readonly className: string;
  readonly ref?: Ref<SVGGElement>;
  readonly children?: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g ref={ref} className={className} aria-hidden="true">
      {children}
    </g>
  );
}
