import { Button } from '@sabadora/design-system/Button';
import { CancellationNote } from '@sabadora/design-system/CancellationNote';
import { PriceTag } from '@sabadora/design-system/PriceTag';
import { ReviewScore } from '@sabadora/design-system/ReviewScore';
import { partnerThemes } from '../../packages/design-system/src/theme/themes/index.ts';
import { Frame } from './Frame.tsx';

const titled = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

const shown = [
  { name: 'sabadora', title: 'Sabadora' },
  { name: 'sabadora-dark', title: 'Sabadora by night' },
  ...partnerThemes.slice(0, 2).map(({ name }) => ({ name, title: `A partner, ${titled(name)}` })),
];

/** The same parts in four themes. */
export function Look() {
  return (
    <Frame>
      <ul className="start-themes">
        {shown.map(({ name, title }) => (
          <li key={name} data-theme={name} className="start-theme">
            <p className="start-theme-name">{title}</p>
            <p className="start-specimen">Saturday by the sea</p>
            <ReviewScore score="9.2/10" label="Fantastic" />
            <CancellationNote tone="good" text="Free cancellation" />
            <PriceTag priceCents={14900} referenceCents={17900} isFrom align="start" />
            <span inert aria-hidden="true">
              <Button isWide>Book</Button>
            </span>
          </li>
        ))}
      </ul>
    </Frame>
  );
}
