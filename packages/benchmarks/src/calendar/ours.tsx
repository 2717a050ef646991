import { StayCalendar } from '@sabadora/design-system/StayCalendar';
import { exposeBench } from './exposeBench.tsx';

exposeBench(StayCalendar);
