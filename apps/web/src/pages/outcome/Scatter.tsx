/** A scatter of titles: each point leads to its report, arrow keys go from one to the next, the largest are named. */
import { useElementSize } from '@mantine/hooks';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { onSheet } from '../../charts/draw/fit-sheet.ts';
import { usePageAccess } from '../../session/access.ts';
import { HintArea } from '../../ui/HintArea.tsx';
import { usePrinting } from '../../ui/use-printing.ts';
import classes from './outcome.module.css';
import { labelsOf, type Point, type Scatter as ScatterModel } from './scatter.ts';

const height = 420;
const room = { top: 12, right: 16, bottom: 48, left: 64 };
/** Until the page is laid out. */
const widthBefore = 900;

type Size = { readonly width: number; readonly height: number };

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

type AxesProps = { scatter: ScatterModel; size: Size; names: { x: string; y: string } };

const Axes = ({ scatter: { x, y }, size, names }: AxesProps) => (
  <g className={classes.axes}>
    {x.ticks.map(({ at, text }) => (
      <g key={text} transform={`translate(${at * size.width} 0)`}>
        <line y2={size.height} />
        <text y={size.height + 18} textAnchor="middle">
          {text}
        </text>
      </g>
    ))}
    {y.ticks.map(({ at, text }) => (
      <g key={text} transform={`translate(0 ${(1 - at) * size.height})`}>
        <line x2={size.width} />
        <text x={-8} y={4} textAnchor="end">
          {text}
        </text>
      </g>
    ))}
    <text x={size.width / 2} y={size.height + 40} textAnchor="middle">
      {names.x}
    </text>
    <text transform={`translate(${-room.left + 14} ${size.height / 2}) rotate(-90)`} textAnchor="middle">
      {names.y}
    </text>
  </g>
);

type PointProps = { point: Point; size: Size; active: boolean; onFocus: () => void };

const Mark = ({ point: { name, link, x, y, hint }, size, active, onFocus }: PointProps) => {
  const navigate = useNavigate();
  const { allows } = usePageAccess();
  const mark = <circle cx={x * size.width} cy={(1 - y) * size.height} r={5} />;
  const told = { 'data-hint': hint, 'data-point': true, tabIndex: active ? 0 : -1, onFocus, className: classes.point };
  if (link === null || !allows(link))
    return (
      // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a mark that tells its figures and leads nowhere.
      <g {...told} role="img" aria-label={hint.replaceAll('\n', ', ')}>
        {mark}
      </g>
    );
  const follow = (event: MouseEvent) => {
    // A new tab or window is the browser's.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate({ to: link });
  };
  return (
    <a {...told} href={link} onClick={follow} aria-label={hint.replaceAll('\n', ', ')} data-name={name}>
      {mark}
    </a>
  );
};

type Props = {
  scatter: ScatterModel;
  names: { x: string; y: string };
  /** The scatter in one sentence, for screen readers. */
  summary: string;
};

export const Scatter = ({ scatter, names, summary }: Props) => {
  const { ref, width: measured } = useElementSize();
  const [active, setActive] = useState(0);
  const marks = useRef<SVGGElement>(null);
  const printing = usePrinting();
  const laidOut = measured || widthBefore;
  const width = printing ? onSheet(laidOut) : laidOut;
  const size = { width: width - room.left - room.right, height: height - room.top - room.bottom };
  const first = Math.min(active, scatter.points.length - 1);
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const next = marks.current?.querySelectorAll<SVGElement>('[data-point]')[first + (step ?? 0)];
    if (step === undefined || next === undefined) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <HintArea>
      <section ref={ref} className={classes.plot} aria-label={summary}>
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: a title would be a second tooltip; the region is named. */}
        <svg viewBox={`0 0 ${width} ${height}`} onKeyDown={move}>
          <g transform={`translate(${room.left} ${room.top})`}>
            <Axes scatter={scatter} size={size} names={names} />
            <g ref={marks}>
              {scatter.points.map((point, place) => (
                <Mark
                  key={point.id}
                  point={point}
                  size={size}
                  active={place === first}
                  onFocus={() => setActive(place)}
                />
              ))}
            </g>
            <g className={classes.labels}>
              {labelsOf(scatter.points, size).map(({ id, text, x, y }) => (
                <text key={id} x={x} y={y}>
                  {text}
                </text>
              ))}
            </g>
          </g>
        </svg>
      </section>
    </HintArea>
  );
};
