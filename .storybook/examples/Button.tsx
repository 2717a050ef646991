import { Button } from '@sabadora/design-system/Button';
import { Inline } from '@sabadora/design-system/Layout';
import { useState } from 'react';

export function Example() {
  const [isSaving, setSaving] = useState(false);
  const save = () => {
    setSaving(true);
    setTimeout(() => setSaving(false), 2000);
  };
  return (
    <Inline gap={8}>
      <Button isLoading={isSaving} onClick={save}>
        Save the stay
      </Button>
      <Button tone="secondary" href="#stays">
        Back to the stays
      </Button>
    </Inline>
  );
}
