import type { LandingBlock } from '@sabadora/api';
import { Banner } from '@sabadora/design-system/Banner';
import { Countdown } from '@sabadora/design-system/Countdown';
import { useState } from 'react';
import { photoOf } from '../offers/photo.ts';

type JumbotronBlockProps = Extract<LandingBlock, { type: 'jumbotron' }>;

const SIZE = { width: 1500, height: 736 };

/** `Countdown` takes two instants, but the response has only the seconds left, so they are counted from here. */
const START = new Date(0).toISOString();

/**
 * A wide picture with a title and subtitle. A promotion with a countdown disappears when its time is up (CH-022,
 * CH-062, CH-063).
 */
export function JumbotronBlock({ title, subtitle, picture, countdown }: JumbotronBlockProps) {
  const [isOver, setOver] = useState(false);
  if (isOver) return null;
  const seconds = countdown?.seconds;
  return (
    <Banner
      title={title}
      subtitle={subtitle}
      picture={photoOf(picture, '', '1500_736')}
      pictureSize={SIZE}
      picturePosition="center"
    >
      {countdown && seconds !== undefined && (
        <Countdown
          label={countdown.label}
          now={START}
          endsAt={new Date(seconds * 1000).toISOString()}
          onEnd={() => setOver(true)}
        />
      )}
    </Banner>
  );
}
