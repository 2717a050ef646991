import { reportMissing } from '@sabadora/api';
import { useSabadora } from '@sabadora/hooks';
import { useEffect } from 'react';
import { whenShown } from '../../kit/document/whenShown.ts';

/** Maximum length of the reported address. */
const URI_MAX = 2000;

/** Reports an address that was not found to the gateway, once a visitor sees the page (CH-143, CH-149, CH-150). */
export function useReportMissing(): void {
  const { api, locale } = useSabadora();
  useEffect(
    () =>
      whenShown(() => {
        const uri = window.location.href.slice(0, URI_MAX);
        api.send(reportMissing, { uri, locale }).catch((failure: unknown) => console.warn(failure));
      }),
    [api, locale],
  );
}
