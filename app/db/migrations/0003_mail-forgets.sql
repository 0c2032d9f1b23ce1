-- A mail that was sent keeps neither its link nor its address: the poller may empty what it sent.
GRANT UPDATE (payload) ON outbox TO dioptre_outbox;
