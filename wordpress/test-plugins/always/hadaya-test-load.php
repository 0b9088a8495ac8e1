<?php
/**
 * For test sites only: records the plugin files, database queries and registered blocks of each request that has the header `X-Hadaya-Test-Load`.
 *
 * @package Hadaya
 */

defined( 'ABSPATH' ) || exit;

if ( isset( $_SERVER['HTTP_X_HADAYA_TEST_LOAD'] ) ) {
	register_shutdown_function(
		static function () {
			global $wpdb;
			$folder = wp_normalize_path( WP_PLUGIN_DIR ) . '/hadaya/';
			$ours   = array();
			foreach ( get_included_files() as $file ) {
				if ( 0 === strpos( wp_normalize_path( $file ), $folder ) ) {
					$ours[] = substr( wp_normalize_path( $file ), strlen( $folder ) );
				}
			}
			$noted = array(
				'name'    => $_SERVER['HTTP_X_HADAYA_TEST_LOAD'],
				'files'   => $ours,
				'queries' => $wpdb->num_queries,
				'blocks'  => count( WP_Block_Type_Registry::get_instance()->get_all_registered() ),
			);
			file_put_contents( dirname( HADAYA_TEST_MAIL_LOG ) . '/load.jsonl', wp_json_encode( $noted ) . "\n", FILE_APPEND | LOCK_EX );
		}
	);
}

// Saves and reads settings, then reads the settings of another site of the network, all in one request.
add_action(
	'wp_loaded',
	static function () {
		if ( ! isset( $_GET['hadaya-test-memory'] ) ) {
			return;
		}
		$options = hadaya()->get( \Hadaya\Settings\Options::class );
		$read    = array();
		$note    = static function () use ( $options, &$read ) {
			$read[] = $options->form()['title'];
		};
		$kept    = (string) get_option( 'hadaya_options' );
		$with    = static fn ( $title ) => wp_json_encode( array( 'form' => array( 'title' => $title ) ) + (array) json_decode( $kept, true ) );
		$note();
		foreach ( array( 'saved', 'saved again' ) as $title ) {
			update_option( 'hadaya_options', $with( $title ) );
			$note();
		}
		delete_option( 'hadaya_options' );
		$note();
		add_option( 'hadaya_options', $with( 'added' ) );
		$note();
		if ( is_multisite() ) {
			switch_to_blog( 2 );
			$note();
			restore_current_blog();
			$note();
		}
		update_option( 'hadaya_options', $kept );
		$note();
		wp_send_json( $read );
	}
);
