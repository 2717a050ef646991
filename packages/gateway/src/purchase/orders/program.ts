/** A line of what a stay includes, in the order's language. */
export interface ProgramLineText {
  type: 'ROOM' | 'BREAKFAST' | 'DINNER' | 'ACTIVITY';
  title: string;
}
