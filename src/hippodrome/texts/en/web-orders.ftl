## Standing orders and plans

web-refused-no-order = No such standing order is known here.
web-refused-no-lot = That is no longer to come under the hammer.
