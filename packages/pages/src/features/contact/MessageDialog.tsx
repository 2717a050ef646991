import { Button } from '@sabadora/design-system/Button';
import { Dialog } from '@sabadora/design-system/Dialog';
import { useContactCase, useSabadora } from '@sabadora/hooks';
import { useCallback, useEffect, useId } from 'react';
import { useShared } from '../../kit/document/PageRoot.tsx';
import { useWords } from '../../kit/words/useWords.ts';
import type { MessageDraft } from './messageDraft.ts';
import { MessageForm } from './MessageForm.tsx';
import { solveCaptcha } from './solveCaptcha.ts';
import contactMessages from './contact.messages.json';
import messages from './message.messages.json';

export interface MessageDialogProps {
  draft: MessageDraft;
  onDraft: (draft: MessageDraft) => void;
  onClose: () => void;
}

/** The dialog "Leave us a message" (CH-111). Customer care does not solve a captcha (CH-124). */
export function MessageDialog({ draft, onDraft, onClose }: MessageDialogProps) {
  const words = useWords(messages, contactMessages);
  const id = useId();
  const { api } = useSabadora();
  const { isCare } = useShared();
  const solve = useCallback(() => solveCaptcha(api), [api]);
  const { isSending, prepare, send } = useContactCase({ getToken: isCare ? undefined : solve });
  // Solves the captcha while the visitor writes.
  // oxlint-disable-next-line react/exhaustive-deps -- once, when it opens: `prepare` is a new function in each render
  useEffect(prepare, []);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={words('contact.leaveMessage')}
      phonePlacement="full"
      footer={
        draft.contact_reason !== '' && (
          <Button type="submit" form={id} size="large" isLoading={isSending}>
            {words('contact.send')}
          </Button>
        )
      }
    >
      <MessageForm id={id} draft={draft} onDraft={onDraft} send={send} onSent={onClose} />
    </Dialog>
  );
}
