import type { ReactNode } from 'react';
import { nameOf } from '../twins/componentTwin.ts';
import { Frame } from './Frame.tsx';
import { pictures } from './pictures.tsx';
import { addressOf, tasks } from './tasks.ts';

/** The pages of components by what one comes for, each group with a live picture. */
export function Parts() {
  return (
    <Frame>
      <ul className="start-tasks">
        {tasks.map(({ id, title, sentence, pages }) => (
          <li key={id} className="start-task">
            <Miniature>{pictures[id]}</Miniature>
            <div className="start-task-words">
              <h3>{title}</h3>
              <p>{sentence}</p>
              <ul className="start-links">
                {pages.map((page) => (
                  <li key={page}>
                    <a href={addressOf(page)} target="_top">
                      {nameOf(page)}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </Frame>
  );
}

/** Components at half their size, to be looked at. */
const Miniature = ({ children }: { children: ReactNode }) => (
  <div className="start-picture" inert aria-hidden="true">
    <div className="start-miniature">{children}</div>
  </div>
);
