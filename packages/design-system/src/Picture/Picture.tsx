import { forwardRef, type Ref, useEffect, useRef, useState, version } from 'react';
import type { RootProps } from '../react/rootProps.ts';
import * as styles from './Picture.css.ts';
import { Placeholder } from './Placeholder.tsx';
import { retryImage } from './retryImage.ts';

/** An alternative encoding or crop of a picture, with the attributes of a `<source>`. */
export interface PictureSource {
  srcSet: string;
  /** MIME type, e.g. "image/avif". */
  type?: string | undefined;
  /** A media query, e.g. "(width < 768px)". */
  media?: string | undefined;
  sizes?: string | undefined;
}

/** A picture and its encodings. */
export interface Photo {
  /** Address of the picture, used when no source fits. */
  src: string;
  /** Text alternative; without it the picture is decorative. */
  alt?: string | undefined;
  /** Sources, the preferred first. */
  sources?: readonly PictureSource[] | undefined;
}

export interface PictureProps extends RootProps {
  /** Addresses and text alternative of the picture. */
  photo: Photo;
  /** Natural width in px: with `height` it reserves the space until the file has loaded. */
  width: number;
  /** Natural height in px. */
  height: number;
  /**
   * Whether to fetch it at once and before other pictures, for the main picture of a page.
   * @default false: fetched when near the viewport
   */
  isPriority?: boolean | undefined;
}

// React 18 passes unknown attributes on unchanged and warns about `fetchPriority`; React 19 supports it.
const priorityAttribute = Number.parseInt(version, 10) >= 19 ? 'fetchPriority' : 'fetchpriority';

/**
 * A picture in the best encoding that the browser supports. If it fails to load, shows a drawn landscape and tries
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
    // A server-rendered picture may have failed before hydration.
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
