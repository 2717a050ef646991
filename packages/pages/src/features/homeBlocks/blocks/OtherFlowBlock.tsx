import { Banner } from '@sabadora/design-system/Banner';
import type { Photo } from '@sabadora/design-system/Picture';

export interface OtherFlowBlockProps {
  title: string;
  line: string;
  picture: Photo;
  href: string;
  actionLabel: string;
}

const PICTURE_SIZE = { width: 1500, height: 736 };

/** Link to the other flow: from booking to giving, or back (CH-005). */
export function OtherFlowBlock({ title, line, picture, href, actionLabel }: OtherFlowBlockProps) {
  return (
    <Banner
      title={title}
      subtitle={line}
      picture={picture}
      pictureSize={PICTURE_SIZE}
      actions={[{ label: actionLabel, href }]}
    />
  );
}
