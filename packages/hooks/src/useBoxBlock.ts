import { boxBlock, type BoxBlock } from '@sabadora/api';
import { useSabadora } from './SabadoraProvider.tsx';
import { useSharedAnswer } from './useSharedAnswer.ts';

/** The block of gift boxes among results (CH-073): undefined while it is on its way, null when there is none to show. */
export function useBoxBlock(): BoxBlock | null | undefined {
  const { api, locale } = useSabadora();
  const { data, error } = useSharedAnswer(['box-block', locale], () => api.send(boxBlock, { locale }));
  if (data !== undefined) return data.boxes.length > 0 ? data : null;
  return error === undefined ? undefined : null;
}
