import { useEmailModal } from '@sabadora/hooks';
import { Suspense, useEffect, useState } from 'react';
import { useShared } from '../../kit/document/PageRoot.tsx';
import { whenShown } from '../../kit/document/whenShown.ts';
import { lazyPart } from '../../kit/parts/lazyPart.tsx';

const EmailDialog = lazyPart(async () => (await import('./EmailDialog.tsx')).EmailDialog);

/** Path of the screen of this site that led here. */
function cameFrom(): string | undefined {
  const url = URL.parse(document.referrer);
  return url?.host === window.location.host ? url.pathname : undefined;
}

/** A dialog is open, or somebody is typing. */
const isBusy = () =>
  document.querySelector('dialog[open], :popover-open') !== null ||
  (document.activeElement?.matches('input, textarea, select') ?? false);

/**
 * Opens the newsletter dialog once for visitors who look around (CH-100 … CH-106); never for customer care, the
 * visitors of some partners, or during a purchase. The dialog is loaded when it is due.
 */
export function EmailInvitation() {
  const { asksForEmail = true, isCare } = useShared();
  const [isShown, setIsShown] = useState(false);
  useEffect(() => whenShown(() => setIsShown(true)), []);
  return isCare || !asksForEmail || !isShown ? null : <InvitationOfVisitor />;
}

function InvitationOfVisitor() {
  const [from] = useState(cameFrom);
  const { isOpen, answer } = useEmailModal({ from, isBusy });
  return (
    isOpen && (
      <Suspense>
        <EmailDialog onAnswer={answer} />
      </Suspense>
    )
  );
}
