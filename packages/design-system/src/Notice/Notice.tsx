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
  /** First line, in bold. */
  title?: string;
  /** What happened, in a sentence. */
  children: ReactNode;
  /** One action: a small button or a link. */
  action?: ReactNode;
  /**
   * Role for a notice that appears while the visitor is on the page: "status" is announced at the next pause, "alert"
   * at once. A notice that is there from the start needs no role.
   */
  role?: 'status' | 'alert';
  /** Whether the notice is shown; controlled. */
  isOpen?: boolean | undefined;
  /** Whether the notice is shown at first; uncontrolled. @default true */
  defaultOpen?: boolean | undefined;
  /**
   * Shows a close button. Called with false and `closeButton` when it is pressed; the caller must move the focus
   * then.
   */
  onOpenChange?: OpenStateProps['onOpenChange'];
  /** Replaces individual words of the `WordsProvider`. */
  words?: Partial<NoticeWords>;
}

const icons = { info: InfoIcon, success: SuccessIcon, warning: WarningIcon, error: ErrorIcon };

/** A message about the page or a part of it, shown where it applies. */
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
