import type { ReactNode } from 'react';
import * as styles from './PromisesBlock.css.ts';
import { Section } from '../rows/Section.tsx';

/** A reason to book here. */
export interface PromiseShown {
  title: string;
  text: string;
  icon: ReactNode;
}

export interface PromisesBlockProps {
  title: string;
  promises: readonly PromiseShown[];
}

/** Short statements that hold for every stay (CH-004, CH-023). */
export function PromisesBlock({ title, promises }: PromisesBlockProps) {
  return (
    <Section title={title}>
      <ul className={styles.promises}>
        {promises.map((promise) => (
          <li key={promise.title} className={styles.promise}>
            <span className={styles.icon}>{promise.icon}</span>
            <h3 className={styles.title}>{promise.title}</h3>
            <p className={styles.text}>{promise.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
