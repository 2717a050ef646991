import type { ReactNode } from 'react';
import { nameOf } from '../twins/componentTwin.ts';
import { Frame } from './Frame.tsx';
import { pictures } from './pictures.tsx';
import { addressOf, tasks } from './tasks.ts';

/** Links to the pages of components, grouped by task, each group with a live picture. */
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

/** Shows components at half their size, only as a picture. */
const Miniature = ({ children }: { children: ReactNode }) => (
  <div className="start-picture" inert aria-hidden="true">
    <div className="start-miniature">{children}</div>
  </div>
);
