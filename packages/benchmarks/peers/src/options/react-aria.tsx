import { ComboBox, Input, Label, ListBox, ListBoxItem, Popover, Text } from 'react-aria-components/ComboBox';
import { exposeReact } from '../../../src/page/exposeReact.ts';
import { PLACES } from '../../../src/page/places.ts';

exposeReact(() => (
  <ComboBox menuTrigger="focus">
    <Label>Destination</Label>
    <Input />
    <Popover>
      <ListBox items={PLACES}>
        {({ id, label, description }) => (
          <ListBoxItem id={id} textValue={label}>
            <Text slot="label">{label}</Text> <Text slot="description">{description}</Text>
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  </ComboBox>
));
