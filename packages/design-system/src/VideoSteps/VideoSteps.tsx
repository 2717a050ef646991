import { forwardRef, useEffect, useRef, useState } from 'react';
import { PlayIcon } from '../Icon/index.ts';
import { Picture, type Photo } from '../Picture/index.ts';
import type { RootProps } from '../react/rootProps.ts';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import { useWords } from '../words/index.ts';
import * as styles from './VideoSteps.css.ts';
import type { VideoStepsWords } from './words.ts';

/** A film and its texts. */
export interface Video {
  /** Address of the film. */
  src: string;
  /** Title of the film, e.g. "How a gift works". */
  title: string;
  /** Picture until the film is played, 16:9; a drawn landscape if it fails to load. */
  poster: Photo;
  /** Address of its captions, as WebVTT. If captions and film are on another site, it must allow both by CORS. */
  captionsSrc: string;
  /** BCP 47 tag of the speech and the captions. */
  language: string;
  /** Name of the captions in the player, e.g. "English". */
  captionsLabel: string;
}

/** One step of several. */
export interface VideoStep {
  /** Unique among the steps. */
  title: string;
  /** A sentence about the step. */
  text?: string | undefined;
}

export interface VideoStepsProps extends RootProps {
  /** The film; without it only the steps are shown. */
  video?: Video | undefined;
  /** Steps in order; they are numbered. */
  steps: readonly VideoStep[];
  /** Heading level of the steps' titles. @default 3 */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  /** Replaces individual words of the `WordsProvider`. */
  words?: Partial<VideoStepsWords> | undefined;
}

/** An explanation with numbered steps and a film that is only fetched when played (PR-017). */
export const VideoSteps = forwardRef<HTMLDivElement, VideoStepsProps>(function VideoSteps(
  { video, steps, headingLevel = 3, words, ...root },
  ref,
) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div {...root} ref={ref} className={video ? `${styles.root} ${styles.beside}` : styles.root}>
      {video && <Film key={video.src} video={video} words={words} />}
      <ol className={video ? styles.steps : `${styles.steps} ${styles.inColumns}`}>
        {steps.map(({ title, text }, index) => (
          <li key={title} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <div className={styles.text}>
              <Heading className={styles.title}>{title}</Heading>
              {text && <p className={styles.sentence}>{text}</p>}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
});

function Film({ video, words: overrides }: { video: Video; words: Partial<VideoStepsWords> | undefined }) {
  const { src, title, poster } = video;
  const words = useWords('VideoSteps', overrides);
  const [isPlayed, setIsPlayed] = useState(false);
  if (isPlayed) return <Player video={video} />;
  return (
    <div className={styles.poster}>
      <Picture photo={poster} width={1280} height={720} />
      <button type="button" className={styles.play} onClick={() => setIsPlayed(true)}>
        <span className={styles.disc}>
          <PlayIcon size="large" />
        </span>
        <span className={visuallyHidden}>
          {words.play}: {title}
        </span>
      </button>
      <noscript>
        <a href={src} className={styles.fallback}>
          {words.play}
        </a>
      </noscript>
    </div>
  );
}

function Player({ video: { src, title, captionsSrc, language, captionsLabel } }: { video: Video }) {
  const film = useRef<HTMLVideoElement>(null);
  // The focused button was removed, so the player takes the focus.
  useEffect(() => film.current?.focus(), []);
  return (
    <video
      ref={film}
      className={styles.film}
      src={src}
      // Without this attribute the browser rejects captions from another site.
      crossOrigin="anonymous"
      aria-label={title}
      width={1280}
      height={720}
      tabIndex={0}
      controls
      autoPlay
      playsInline
    >
      <track kind="captions" src={captionsSrc} srcLang={language} label={captionsLabel} default />
    </video>
  );
}
