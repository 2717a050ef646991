import type { ActivityDetail } from '@sabadora/api';
import { CareMode } from '../../features/care/CareMode.tsx';
import { PageFrame } from '#frame/PageFrame';
import { island } from '../../kit/parts/island.tsx';

export interface ActivityProps {
  detail: ActivityDetail;
}

// Rendered by the server; the frame does not wait for its code.
const ActivityContent = island(
  async () => (await import('../../features/product/activity/ActivityContent.tsx')).ActivityContent,
);

export function Page({ detail }: ActivityProps) {
  return (
    <PageFrame>
      <CareMode />
      <ActivityContent detail={detail} />
    </PageFrame>
  );
}
