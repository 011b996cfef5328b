import type { ReactNode, Ref } from 'react';

/** A part of the picture that screen readers skip, because the labels of the spaces say the same. */
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
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing inside can be focused
    <g ref={ref} className={className} aria-hidden="true">
      {children}
    </g>
  );
}
