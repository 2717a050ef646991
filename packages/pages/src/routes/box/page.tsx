import { lazyPart } from '../../kit/parts/lazyPart.tsx';
import { Suspense } from 'react';
import { CareMode } from '../../features/care/CareMode.tsx';
import { column } from '../../features/frame/PageFrame.css.ts';
import { PageFrame } from '#frame/PageFrame';
import type { BoxContentProps } from '../../features/product/box/BoxContent.tsx';
import { BoxContent } from '../../features/product/box/lateParts.ts';

export type BoxProps = BoxContentProps | { detail?: undefined };

/** Lazy, because most boxes load. */
const BoxFailed = lazyPart(async () => (await import('../../features/product/box/BoxFailed.tsx')).BoxFailed);

/** The page of a gift box, or a message that it could not be loaded (PR-105). */
export function Page(props: BoxProps) {
  return (
    <PageFrame>
      <CareMode />
      {props.detail ? (
        <BoxContent detail={props.detail} stays={props.stays} />
      ) : (
        <div className={column}>
          <Suspense>
            <BoxFailed />
          </Suspense>
        </div>
      )}
    </PageFrame>
  );
}
