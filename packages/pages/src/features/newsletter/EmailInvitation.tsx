import { useEmailModal } from '@sabadora/hooks';
import { Suspense, useEffect, useState } from 'react';
import { useShared } from '../../kit/document/PageRoot.tsx';
import { whenShown } from '../../kit/document/whenShown.ts';
import { lazyPart } from '../../kit/parts/lazyPart.tsx';

const EmailDialog = lazyPart(async () => (await import('./EmailDialog.tsx')).EmailDialog);

/** Path of the previous page, if it belongs to this site. */
function cameFrom(): string | undefined {
  const url = URL.parse(document.referrer);
  return url?.host === window.location.host ? url.pathname : undefined;
}

/** Whether a dialog is open or a form field has the focus. */
const isBusy = () =>
  document.querySelector('dialog[open], :popover-open') !== null ||
  (document.activeElement?.matches('input, textarea, select') ?? false);

/**
 * Opens the newsletter dialog once for visitors who browse the site (CH-100 … CH-106); never for customer care, the
 * visitors of some partners, or during a purchase. The dialog's code is loaded when it opens.
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
