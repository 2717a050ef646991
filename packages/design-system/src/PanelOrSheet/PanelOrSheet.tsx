import { useId, useRef, type ReactNode, type RefObject } from 'react';
import { Drawer, type DrawerSide } from '../Drawer/index.ts';
import { DropdownPanel } from '../Dropdown/DropdownPanel.tsx';
import { useDismissal } from '../layers/useDismissal.ts';
import type { OpenChangeReason } from '../layers/useOpenState.ts';
import type { RootProps } from '../react/rootProps.ts';
import { placeNow, usePlace, type Place } from './usePlace.ts';

/** Props for the button that opens the panel or sheet. */
export interface TriggerProps {
  ref: RefObject<HTMLButtonElement | null>;
  disabled: boolean;
  'aria-haspopup': 'dialog';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: () => void;
}

interface PanelOrSheetProps {
  isOpen: boolean;
  /** Called each time the visitor opens or closes the panel or sheet. */
  onOpenChange: (isOpen: boolean, reason: OpenChangeReason, place: Place) => void;
  isDisabled: boolean;
  triggerRef: RefObject<HTMLButtonElement | null>;
  /** Renders the button. */
  renderTrigger: (props: TriggerProps) => ReactNode;
  /** Id of the element in the trigger that names the panel. */
  labelledBy: string;
  /** Title of the sheet. */
  title: string;
  sheetSide: DrawerSide;
  /** Selector of the panel's element that is focused on opening. @default the panel itself */
  initialFocus?: string;
  renderFooter?: (place: Place) => ReactNode;
  /** Content beside the trigger, rendered whether the panel is open or not. */
  beside?: ReactNode;
  /** Attributes of the element around the trigger and the panel. */
  root: RootProps & { className: string };
  /** Renders the content for the panel or the sheet. */
  children: (place: Place) => ReactNode;
}

/**
 * A button that opens a panel beside it on a desktop, or a sheet over the page on a phone. The page scrolls to make
 * room for the panel. The panel closes on Escape, on a press outside and when the focus leaves it; the sheet is
 * modal.
 */
export function PanelOrSheet(props: PanelOrSheetProps) {
  const { onOpenChange, isDisabled, triggerRef, renderTrigger, title, renderFooter, root, children } = props;
  const panelId = useId();
  const rootRef = useRef<HTMLDivElement>(null);
  const isOpen = props.isOpen && !isDisabled;
  const place = usePlace(isOpen, triggerRef);
  const isPanel = place === 'panel';
  const change = (willBeOpen: boolean, reason: OpenChangeReason) =>
    onOpenChange(willBeOpen, reason, place ?? placeNow(triggerRef.current));
  useDismissal(rootRef, isPanel, (reason) => change(false, reason));
  return (
    <>
      <div {...root} ref={rootRef}>
        {renderTrigger({
          ref: triggerRef,
          disabled: isDisabled,
          'aria-haspopup': 'dialog',
          'aria-expanded': isOpen,
          'aria-controls': isPanel ? panelId : undefined,
          onClick: () => change(!isOpen, 'trigger'),
        })}
        {isPanel && (
          <DropdownPanel
            id={panelId}
            triggerRef={triggerRef}
            labelledBy={props.labelledBy}
            initialFocus={props.initialFocus}
            isForm
            makesRoom
            footer={renderFooter?.('panel')}
          >
            {children('panel')}
          </DropdownPanel>
        )}
        {props.beside}
      </div>
      <Drawer
        side={props.sheetSide}
        title={title}
        isOpen={place === 'sheet'}
        onOpenChange={(_, { reason }) => change(false, reason)}
        footer={renderFooter?.('sheet')}
      >
        {children('sheet')}
      </Drawer>
    </>
  );
}
