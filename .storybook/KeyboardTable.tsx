import type { KeyContract, KeyRow } from '../packages/design-system/src/keyboard/defineKeys.ts';

/** The keyboard contract of a widget as a table; a test of the component checks each row. */
export function KeyboardTable({ widget, pattern, rows }: KeyContract) {
  return (
    <table className="keyboard-table">
      <caption>
        <a href={pattern}>{widget}</a>
      </caption>
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">Does</th>
          <th scope="col">Right to left</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries<KeyRow>(rows).map(([keys, { does, isMirrored }]) => (
          <tr key={keys}>
            <th scope="row">
              <kbd>{keys}</kbd>
            </th>
            <td>{does}</td>
            <td>{isMirrored ? 'mirrored' : 'the same'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
