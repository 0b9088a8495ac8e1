<?php
/**
 * Runs the hook of a planned job now. Arguments: folder of the site's files, name of the hook.
 *
 * @package Hadaya
 */

list( , $hadaya_root, $hadaya_hook ) = $argv;
$_SERVER['HTTP_HOST']                = 'localhost';
require $hadaya_root . '/wp-load.php';
do_action( $hadaya_hook );
