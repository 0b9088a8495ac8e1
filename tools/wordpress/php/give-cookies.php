<?php
/**
 * Sends the caller the cookies of an earlier login: the request's body is a list of `Set-Cookie` headers. WordPress is
 * not started.
 *
 * @package Hadaya
 */

foreach ( json_decode( file_get_contents( 'php://input' ), true ) as $hadaya_cookie ) {
	header( 'Set-Cookie: ' . $hadaya_cookie, false );
}
echo 'done';
