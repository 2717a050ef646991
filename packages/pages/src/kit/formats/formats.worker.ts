// Runs in a worker for the page: see `readyFormats`.
postMessage([new Intl.NumberFormat().format(0), new Intl.DateTimeFormat().format(0)]);
close();
