// CalendarModel: days, times of day, and how people write them.
//
// A `Day` is a number, counted from 1 January of the year 1, in the Gregorian calendar as it would have been always; the
// last is 31 December 9999. Years, months, ISO weeks and quarters are computed from that number and back. A `Moment` is
// a day and a `TimeOfDay`. `DateWords` reads what people write for either, `DayRule` which days cannot be taken, in
// cron's notation, and `DateTemplate` writes a moment by strftime's letters.
//
// Nothing here knows what day it is: whoever asks says what today is. Start with `Day`.
