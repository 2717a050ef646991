import { exposeBench } from './exposeBench.tsx';
import { PlainCalendar } from './PlainCalendar.tsx';

exposeBench(PlainCalendar);
