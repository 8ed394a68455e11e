/**
 * A place whose content may be wider than it: then, and only then, keys reach it by its name and arrows move what stands in it.
 * Nothing is one more stop on the way through a page that has room.
 */
import { type ReactNode, useEffect, useState } from 'react';

type Props = {
  /** What is in it: `Key figures`. */
  label: string;
  className: string | undefined;
  children: ReactNode;
};

export const ScrollRegion = ({ label, className, children }: Props) => {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [scrolls, setScrolls] = useState(false);
  // What has room is known to the browser alone.
  useEffect(() => {
    if (element === null) return;
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth));
    for (const one of [element, ...element.children]) observer.observe(one);
    return () => observer.disconnect();
  }, [element]);
  return (
    <section
      ref={setElement}
      className={className}
      {...(scrolls ? { 'aria-label': `${label}, scrollable`, tabIndex: 0 } : {})}
    >
      {children}
    </section>
  );
};
