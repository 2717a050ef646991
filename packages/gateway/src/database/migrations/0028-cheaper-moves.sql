-- New dates may cost less than the present ones: the difference is then below 0, and is given back.
alter table booking_move drop constraint booking_move_difference_check;
