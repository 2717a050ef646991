import '../plain/slider.css';
import { type PointerEvent, useRef, useState } from 'react';
import { exposeReact } from '../exposeReact.ts';
import { FIRST, MAX, moved, nearest, type Pair, percent } from '../plain/slider.ts';

const doNothing = () => {};

/** A straightforward range slider: two values in the state, and a whole render at each step of a drag. */
function Range() {
  const [pair, setPair] = useState<Pair>(FIRST);
  const side = useRef<0 | 1>(undefined);
  const drag = ({ clientX, currentTarget }: PointerEvent) => {
    if (side.current === undefined) return;
    setPair(moved(pair, side.current, clientX, currentTarget.getBoundingClientRect()));
  };
  return (
    <div role="group" aria-label="Price">
      <div
        role="presentation"
        className="slider"
        onPointerDown={(event) => {
          side.current = nearest(pair, event.clientX, event.currentTarget.getBoundingClientRect());
          event.currentTarget.setPointerCapture(event.pointerId);
          drag(event);
        }}
        onPointerMove={drag}
        onPointerUp={() => (side.current = undefined)}
      >
        <svg aria-hidden="true">
          <line x1="0" x2="100%" y1="50%" y2="50%" stroke="silver" strokeWidth="4" />
          <line x1={percent(pair[0])} x2={percent(pair[1])} y1="50%" y2="50%" stroke="teal" strokeWidth="4" />
        </svg>
        {pair.map((value, index) => (
          <Handle key={index} label={index === 0 ? 'Lowest' : 'Highest'} value={value} />
        ))}
      </div>
      <div className="fields">
        <input aria-label="Lowest" value={String(pair[0])} onChange={doNothing} />
        <input aria-label="Highest" value={String(pair[1])} onChange={doNothing} />
      </div>
    </div>
  );
}

function Handle({ label, value }: { label: string; value: number }) {
  return (
    <>
      <input
        type="range"
        max={MAX}
        value={value}
        aria-label={label}
        aria-valuetext={String(value)}
        onChange={doNothing}
      />
      <svg aria-hidden="true">
        <circle className="knob" cx={percent(value)} cy="50%" r="11" fill="teal" />
      </svg>
    </>
  );
}

exposeReact(() => <Range />);
