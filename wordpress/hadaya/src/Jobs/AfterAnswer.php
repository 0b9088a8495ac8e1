<?php
/**
 * Work behind the answer.
 *
 * @package Hadaya
 */

namespace Hadaya\Jobs;

defined( 'ABSPATH' ) || exit;

/**
 * Does work when the visitor's browser has its answer, where the server lets a request go on then: PHP-FPM and LiteSpeed.
 */
final class AfterAnswer {

	/**
	 * Whether the server can end the answer and go on.
	 *
	 * @return bool
	 */
	public function is_possible(): bool {
		return function_exists( 'fastcgi_finish_request' ) || function_exists( 'litespeed_finish_request' );
	}

	/**
	 * Does some work at the end of the request.
	 *
	 * @param callable $work Work.
	 */
	public function do_later( callable $work ): void {
		add_action(
			'shutdown',
			static function () use ( $work ): void {
				// WordPress ends its buffers later in this action; what stands in them is the answer.
				wp_ob_end_flush_all();
				ignore_user_abort( true );
				if ( function_exists( 'fastcgi_finish_request' ) ) {
					fastcgi_finish_request();
				} elseif ( function_exists( 'litespeed_finish_request' ) ) {
					litespeed_finish_request();
				}
				$work();
			},
			0
		);
	}
}
