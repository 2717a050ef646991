import { Switch } from '@sabadora/design-system/Switch';
import { useState } from 'react';

export function Do() {
  return <Switch label="Limit the distance" />;
}

export function Dont() {
  const [isOn, setOn] = useState(true);
  return <Switch label={isOn ? 'Distance: on' : 'Distance: off'} isSelected={isOn} onChange={setOn} />;
}
