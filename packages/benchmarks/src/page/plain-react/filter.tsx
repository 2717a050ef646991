import '../plain/filter.css';
import { useState } from 'react';
import { exposeReact } from '../exposeReact.ts';
import { PLACES } from '../places.ts';

/** A button that shows a list of checkboxes, each a component with its own state. */
function Filter() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        Places
      </button>
      {isOpen && (
        <div className="choices">
          {PLACES.map(({ id, label }) => (
            <Choice key={id} name={id} label={label} />
          ))}
        </div>
      )}
    </>
  );
}

function Choice({ name, label }: { name: string; label: string }) {
  const [isSelected, setIsSelected] = useState(false);
  return (
    <div>
      <label className="choice">
        <input
          type="checkbox"
          name={name}
          checked={isSelected}
          onChange={(event) => setIsSelected(event.target.checked)}
        />
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="m5 12 5 5 9-10" fill="none" stroke="currentColor" />
        </svg>
        <span>{label}</span>
      </label>
    </div>
  );
}

exposeReact(() => <Filter />);
