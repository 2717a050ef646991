import { forwardRef, type ReactNode } from 'react';
import { Picture, type Photo } from '../Picture/index.ts';
import type { RootProps } from '../react/rootProps.ts';
import * as styles from './Jumbotron.css.ts';

export interface JumbotronProps extends RootProps {
  /** The heading, a few words, e.g. "Where will Saturday take you?" */
  title: string;
  /** One line below the title. */
  lead?: string | undefined;
  /** Level of the title's heading element. @default 1 */
  headingLevel?: 1 | 2 | undefined;
  /** Full-width picture with a calm top and start side; its `sources` hold crops for narrow screens. */
  picture: Photo;
  /** Natural size of the picture in px. @default 1500 by 736 */
  pictureSize?: { width: number; height: number } | undefined;
  /** The search box, which lies across the lower edge of the picture. */
  children?: ReactNode;
}

/** The top of a page: a wide picture, a short title over its calm part, the search box across its lower edge. */
export const Jumbotron = forwardRef<HTMLDivElement, JumbotronProps>(function Jumbotron(
  { title, lead, headingLevel = 1, picture, pictureSize = { width: 1500, height: 736 }, children, ...root },
  ref,
) {
  const Title = `h${headingLevel}` as const;
  return (
    <div {...root} ref={ref} className={styles.jumbotron}>
      <div className={styles.scene}>
        <div className={styles.picture}>
          <Picture photo={picture} {...pictureSize} isPriority />
        </div>
        <div className={styles.mist} />
        <div className={styles.words}>
          <Title className={styles.title}>{title}</Title>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
      </div>
      {children && <div className={styles.straddling}>{children}</div>}
    </div>
  );
});
