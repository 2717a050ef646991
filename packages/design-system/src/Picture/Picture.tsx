import { forwardRef, type Ref, useEffect, useRef, useState, version } from 'react';
import type { RootProps } from '../react/rootProps.ts';
import * as styles from './Picture.css.ts';
import { Placeholder } from './Placeholder.tsx';
import { retryImage } from './retryImage.ts';

/** One more encoding or crop of a picture, as `<source>` takes it. */
export interface PictureSource {
  srcSet: string;
  /** e.g. "image/avif". */
  type?: string | undefined;
  /** A media query, e.g. "(width < 768px)". */
  media?: string | undefined;
  sizes?: string | undefined;
}

/** A picture and its encodings. */
export interface Photo {
  /** Shown when no source fits. */
  src: string;
  /** What it shows; decorative without it. */
  alt?: string | undefined;
  /** Best first. */
  sources?: readonly PictureSource[] | undefined;
}

export interface PictureProps extends RootProps {
  /** The address or addresses of the picture, and what it shows. */
  photo: Photo;
  /** Natural width in px: with `height` it keeps the room before the file is there. */
  width: number;
  /** Natural height in px. */
  height: number;
  /** Fetch at once and before other pictures: for the one that the page opens with. @default false, fetched when near the view */
  isPriority?: boolean | undefined;
}

// React 18 passes unknown attributes on as written and warns about this one; React 19 knows it in camel case.
const priorityAttribute = Number.parseInt(version, 10) >= 19 ? 'fetchPriority' : 'fetchpriority';

/**
 * A picture in the best encoding that the browser knows; a drawn landscape while it cannot be loaded, which is tried
 * again a few times.
 */
export const Picture = forwardRef<Element, PictureProps>(function Picture(
  { photo, width, height, isPriority = false, ...root },
  ref,
) {
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<HTMLImageElement>();
  const { src, alt = '', sources = [] } = photo;
  const isFailed = failed?.getAttribute('src') === src;

  useEffect(() => {
    // A picture of the server's markup may have failed before React listened.
    const { current } = image;
    if (current?.complete && current.naturalWidth === 0) setFailed(current);
  }, [src]);

  useEffect(() => {
    if (!isFailed) return undefined;
    const ending = new AbortController();
    retryImage(failed, ending.signal, () => setFailed(undefined));
    return () => ending.abort();
  }, [isFailed, failed]);

  if (isFailed) return <Placeholder {...root} ref={ref as Ref<SVGSVGElement>} alt={alt} />;
  return (
    <picture {...root} ref={ref as Ref<HTMLPictureElement>}>
      {sources.map((source) => (
        <source key={`${source.type} ${source.media} ${source.srcSet}`} {...source} />
      ))}
      <img
        ref={image}
        className={styles.image}
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={isPriority ? 'eager' : 'lazy'}
        decoding="async"
        draggable={false}
        onError={(event) => setFailed(event.currentTarget)}
        {...(isPriority ? { [priorityAttribute]: 'high' } : {})}
      />
    </picture>
  );
});
