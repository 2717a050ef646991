import { forwardRef, type ReactNode } from 'react';
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { type OpenStateProps, useOpenState } from '../layers/useOpenState.ts';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import { useWords } from '../words/useWords.ts';
import type { RootProps } from '../react/rootProps.ts';
import * as styles from './Notice.css.ts';
import type { NoticeWords } from './words.ts';

export interface NoticeProps extends RootProps {
  /** @default 'info' */
  tone?: 'info' | 'success' | 'warning' | 'error';
  /** Its first line, in bold. */
  title?: string;
  /** What happened, in a sentence. */
  children: ReactNode;
  /** One thing to do about it: a small button or a link. */
  action?: ReactNode;
  /**
   * For a notice that appears while the visitor is on the page: "status" is read when they pause, "alert" at once.
   * One that is there from the start needs neither.
   */
  role?: 'status' | 'alert';
  /** Whether it is there, when the caller owns that. */
  isOpen?: boolean | undefined;
  /** Whether it is there at first, when it owns that itself. @default true */
  defaultOpen?: boolean | undefined;
  /** With it there is a cross. Receives false, for `closeButton`, when that is pressed. Find a place for the focus then. */
  onOpenChange?: OpenStateProps['onOpenChange'];
  /** Replaces words of its own. */
  words?: Partial<NoticeWords>;
}

const icons = { info: InfoIcon, success: SuccessIcon, warning: WarningIcon, error: ErrorIcon };

/** A message about the page or a part of it, at the place it is about. */
export const Notice = forwardRef<HTMLDivElement, NoticeProps>(function Notice(
  {
    tone = 'info',
    title,
    children,
    action,
    role,
    isOpen,
    defaultOpen = true,
    onOpenChange,
    words: overrides,
    ...root
  },
  ref,
) {
  const words = useWords('Notice', overrides);
  const [isThere, setThere] = useOpenState({ isOpen, defaultOpen, onOpenChange });
  const Icon = icons[tone];
  if (!isThere) return null;
  return (
    <div {...root} ref={ref} role={role} className={`${styles.notice} ${styles.tone[tone]}`}>
      <Icon className={styles.icon} />
      <div className={styles.text}>
        <span key={tone} className={visuallyHidden}>{`${words[tone]}: `}</span>
        {title && <p className={styles.title}>{title}</p>}
        <div className={styles.message}>{children}</div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {onOpenChange && (
        <span className={styles.dismiss}>
          <IconButton
            label={words.dismiss}
            icon={<CloseIcon />}
            onClick={() => setThere(false, { reason: 'closeButton' })}
          />
        </span>
      )}
    </div>
  );
});
