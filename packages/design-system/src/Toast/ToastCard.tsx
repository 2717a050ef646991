import { useEffect, useId, useRef } from 'react';
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { useLatest } from '../react/useLatest.ts';
import { readingTime } from './readingTime.ts';
import * as styles from './Toast.css.ts';
import type { ToastContent } from './toastContext.ts';

const icons = { info: InfoIcon, success: SuccessIcon, error: ErrorIcon };

interface ToastCardProps {
  toast: ToastContent & { id: string };
  isPaused: boolean;
  dismissLabel: string;
  onDismiss: () => void;
}

/** One message, with its timer. */
export function ToastCard({ toast, isPaused, dismissLabel, onDismiss }: ToastCardProps) {
  const { id, message, tone = 'info', action } = toast;
  const textId = useId();
  useCountdown(message, isPaused || action !== undefined, onDismiss);
  const Icon = icons[tone];
  return (
    // Handles Escape from any focused control inside.
    <div
      data-toast={id}
      role="presentation"
      className={styles.card}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onDismiss();
      }}
    >
      <Icon className={styles.icon[tone]} />
      <p id={textId} key={message} className={styles.message} aria-atomic>
        {message}
      </p>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            onDismiss();
            action.onPress();
          }}
        >
          <span key={action.label}>{action.label}</span>
        </button>
      )}
      <IconButton
        className={styles.dismiss}
        label={dismissLabel}
        icon={<CloseIcon size="small" />}
        aria-describedby={textId}
        onClick={onDismiss}
      />
    </div>
  );
}

/** Calls the latest `onEnd` when the reading time of a message is over; pauses keep the remaining time. */
function useCountdown(message: string, isPaused: boolean, onEnd: () => void): void {
  const latest = useLatest(onEnd);
  const clock = useRef<{ message: string; left: number }>(undefined);
  useEffect(() => {
    if (isPaused) return undefined;
    const current =
      clock.current?.message === message ? clock.current : { message, left: readingTime(message) };
    clock.current = current;
    const began = performance.now();
    const timer = setTimeout(() => latest.current(), current.left);
    return () => {
      clearTimeout(timer);
      current.left -= performance.now() - began;
    };
  }, [message, isPaused, latest]);
}
