import { DISMISS_PARAMETER } from '@sabadora/domain';
import { useShared } from '../../kit/document/PageRoot.tsx';

/**
 * Form that a banner's close button submits without JavaScript: it reloads the page's own address, and the server
 * leaves the banner out.
 */
export function DismissalForm({ id }: { id: string }) {
  const { query } = useShared();
  const fields = [...new URLSearchParams(query)].filter(([name]) => name !== DISMISS_PARAMETER);
  return (
    <form id={id} method="get" hidden>
      {fields.map(([name, value], at) => (
        // The fields never change their order, so the index is a stable key.
        <input key={at} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}
