import { Frame } from './Frame.tsx';
import { addressOf } from './tasks.ts';

interface WaysProps {
  ways: readonly { page: string; title: string; sentence: string }[];
}

/** Links to pages, each with a sentence about it. */
export function Ways({ ways }: WaysProps) {
  return (
    <Frame>
      <ul className="start-ways">
        {ways.map(({ page, title, sentence }) => (
          <li key={title}>
            <a href={addressOf(page)} target="_top">
              {title}
            </a>
            <p>{sentence}</p>
          </li>
        ))}
      </ul>
    </Frame>
  );
}
