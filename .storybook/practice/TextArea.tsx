import { TextArea } from '@sabadora/design-system/TextArea';

const message = 'Happy birthday, Camille!';

export function Do() {
  return <TextArea label="Your message" maxLength={20} defaultValue={message} />;
}

export function Dont() {
  return <TextArea label="Your message" maxLength={24} overLimit="refuse" defaultValue={message} />;
}
