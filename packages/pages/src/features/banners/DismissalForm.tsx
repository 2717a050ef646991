import { DISMISS_PARAMETER } from '@sabadora/domain';
import { useShared } from '../../kit/document/PageRoot.tsx';

/** What the cross of a banner sends without JavaScript: the page's own address, which comes back without the banner. */
export function DismissalForm({ id }: { id: string }) {
  const { query } = useShared();
  const fields = [...new URLSearchParams(query)].filter(([name]) => name !== DISMISS_PARAMETER);
  return (
    <form id={id} method="get" hidden>
      {fields.map(([name, value], at) => (
        // The fields of an address never change their order.
        <input key={at} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}
