import '../plain/options.css';
import { useState } from 'react';
import { exposeReact } from '../exposeReact.ts';
import { PLACES } from '../places.ts';

/** A straightforward combobox in React, with the active option in its state. */
function Combobox() {
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  return (
    <div className="combobox">
      <label htmlFor="destination">Destination</label>
      <input
        id="destination"
        role="combobox"
        aria-expanded={isOpen}
        aria-controls="list"
        aria-activedescendant={active < 0 ? undefined : `option-${active}`}
        onFocus={() => setIsOpen(true)}
        onKeyDown={(event) => event.key === 'ArrowDown' && setActive((active + 1) % PLACES.length)}
      />
      {isOpen && (
        <div className="panel">
          <div role="listbox" id="list" aria-label="Destination">
            {PLACES.map(({ id, label, description }, index) => (
              // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- named by its text
              <div
                key={id}
                id={`option-${index}`}
                role="option"
                aria-selected={index === active}
                className="option"
              >
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <path
                    d="M12 21c4-4 6-7 6-10a6 6 0 1 0-12 0c0 3 2 6 6 10Z"
                    fill="none"
                    stroke="currentColor"
                  />
                </svg>
                <span>
                  <span>{label}</span> <small>{description}</small>
                </span>
              </div>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

exposeReact(() => <Combobox />);
