import { memo } from 'react';
import { staySections } from '../staySections.ts';
import type { StayPage } from '../useStayPage.ts';
import { DescriptionSection } from './DescriptionSection.tsx';
import { ExperienceSection } from './ExperienceSection.tsx';
import { RoomSection } from './RoomSection.tsx';

/** Sections that describe a stay, both to book and to give: description, room and programme. */
export const StayOutline = memo(function StayOutline({ detail, flow }: Pick<StayPage, 'detail' | 'flow'>) {
  const shown = new Set(staySections(detail, flow));
  return (
    <>
      {shown.has('description') && <DescriptionSection stay={detail} />}
      {detail.room && <RoomSection room={detail.room} />}
      {detail.program.length > 0 && <ExperienceSection stay={detail} flow={flow} />}
    </>
  );
});
