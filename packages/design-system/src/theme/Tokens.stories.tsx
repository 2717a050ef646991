import type { Meta, StoryObj } from '@storybook/react-vite';
import { contrastRatio, edgePairs, textPairs } from './contrast.ts';
import type { Theme } from './data.ts';
import { scale } from './scale.ts';
import { themes } from './themes/index.ts';
import { sabadora } from './themes/sabadora.ts';
import { tokenName } from './tokenName.ts';
import * as styles from './Tokens.css.ts';

/**
 * Every token, with the values of the theme chosen in the toolbar.
 *
 * Not for choosing a colour by its looks: choose the role that describes its purpose, because each theme has its own
 * colours.
 */
const meta: Meta = {
  title: 'Foundations/Tokens',
  parameters: { layout: 'padded' },
};

export default meta;

type Story = StoryObj;

/** A shape whose geometry is a token's value, set through the CSSOM like in components. */
function Sample({ className, name, value }: { className: string; name: string; value: string }) {
  return (
    <span className={className} ref={(element) => element?.style.setProperty(name, value)} aria-hidden />
  );
}

const token = (...path: string[]) => `var(--${tokenName(path)})`;

function Colors({ theme }: { theme: Theme }) {
  return (
    <>
      <h2 className={styles.title}>Colours of {theme.name}</h2>
      <ul className={styles.swatches}>
        {Object.entries(theme.color).map(([role, value]) => (
          <li key={role} className={styles.swatch}>
            <Sample className={styles.patch} name="background-color" value={value} />
            <b>{role}</b>
            <code className={styles.code}>{value}</code>
          </li>
        ))}
      </ul>
      <h2 className={styles.title}>Contrast</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Pair</th>
            <th scope="col">Ratio</th>
            <th scope="col">Needs</th>
            <th scope="col">Sample</th>
          </tr>
        </thead>
        <tbody>
          {[
            ...textPairs.map((pair) => [...pair, 4.5] as const),
            ...edgePairs.map((pair) => [...pair, 3] as const),
          ].map(([front, back, least]) => (
            <tr key={`${front} ${back} ${least}`}>
              <th scope="row">
                {front} on {back}
              </th>
              <td>{contrastRatio(theme.color[front], theme.color[back]).toFixed(1)}</td>
              <td>{least}</td>
              <td>
                <Pair front={theme.color[front]} back={theme.color[back]} isText={least === 4.5} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Pair({ front, back, isText }: { front: string; back: string; isText: boolean }) {
  return (
    <span
      className={styles.pair}
      ref={(element) => {
        element?.style.setProperty('background-color', back);
        element?.style.setProperty('color', front);
      }}
    >
      {isText ? 'Saturday' : <span className={styles.edge} />}
    </span>
  );
}

export const Color: Story = {
  render: (_args, { globals }) => (
    <Colors theme={themes.find(({ name }) => name === globals['theme']) ?? sabadora} />
  ),
};

export const Type: Story = {
  render: () => (
    <dl className={styles.rows}>
      {Object.entries(scale.fontSize)
        .toReversed()
        .map(([name, value]) => (
          <div key={name} className={styles.row}>
            <dt>
              {name} <code className={styles.code}>{value}</code>
            </dt>
            <dd ref={(element) => element?.style.setProperty('font-size', token('fontSize', name))}>
              <p className={styles.display}>Een weekend aan zee</p>
              <p>Two nights with breakfast, œuvre, niño, città, 1 284 €</p>
            </dd>
          </div>
        ))}
    </dl>
  ),
};

export const Space: Story = {
  render: () => (
    <dl className={styles.rows}>
      {Object.entries(scale.space).map(([name, value]) => (
        <div key={name} className={styles.row}>
          <dt>
            {name} <code className={styles.code}>{value}</code>
          </dt>
          <dd>
            <Sample className={styles.bar} name="inline-size" value={token('space', name)} />
          </dd>
        </div>
      ))}
    </dl>
  ),
};

export const RadiusAndShadow: Story = {
  render: () => (
    <ul className={styles.swatches}>
      {Object.keys(sabadora.radius).map((name) => (
        <li key={name} className={styles.swatch}>
          <Sample className={styles.shape} name="border-radius" value={token('radius', name)} />
          <b>radius {name}</b>
        </li>
      ))}
      {Object.keys(sabadora.shadow).map((name) => (
        <li key={name} className={styles.swatch}>
          <Sample className={styles.floating} name="box-shadow" value={token('shadow', name)} />
          <b>shadow {name}</b>
        </li>
      ))}
    </ul>
  ),
};

export const Motion: Story = {
  render: () => (
    <dl className={styles.rows}>
      {Object.entries({ ...scale.motion, ...scale.size }).map(([name, value]) => (
        <div key={name} className={styles.row}>
          <dt>{name}</dt>
          <dd>
            <code>{value}</code>
          </dd>
        </div>
      ))}
    </dl>
  ),
};
