<?php
/**
 * Messages in the admin area.
 *
 * @package Hadaya
 */

defined( 'ABSPATH' ) || exit;

/**
 * Shows messages in the admin area.
 */
final class Hadaya_Lead_Screens {

	/**
	 * Where messages are kept.
	 *
	 * @var Hadaya_Leads
	 */
	private $leads;

	/**
	 * Remembers its parts.
	 *
	 * @param Hadaya_Leads $leads Where messages are kept.
	 */
	public function __construct( Hadaya_Leads $leads ) {
		$this->leads = $leads;
	}

	/**
	 * Hooks the screens.
	 */
	public function register() {
		add_filter( 'manage_' . Hadaya_Leads::TYPE . '_posts_columns', array( $this, 'columns' ) );
		add_action( 'manage_' . Hadaya_Leads::TYPE . '_posts_custom_column', array( $this, 'print_column' ), 10, 2 );
		add_action( 'add_meta_boxes_' . Hadaya_Leads::TYPE, array( $this, 'add_box' ) );
		add_action( 'manage_posts_extra_tablenav', array( $this, 'print_export_button' ) );
	}

	/**
	 * Columns of the list.
	 *
	 * @return string[]
	 */
	public function columns() {
		return array(
			'cb'             => '<input type="checkbox" />',
			'title'          => __( 'From', 'hadaya' ),
			'hadaya_phone'   => __( 'Phone', 'hadaya' ),
			'hadaya_message' => __( 'Message', 'hadaya' ),
			'hadaya_files'   => __( 'Files', 'hadaya' ),
			'date'           => __( 'Date', 'hadaya' ),
		);
	}

	/**
	 * Prints one cell of the list.
	 *
	 * @param string $column Column.
	 * @param int    $id     Number of the message.
	 */
	public function print_column( $column, $id ) {
		$lead = $this->leads->read( $id );
		if ( 'hadaya_phone' === $column ) {
			echo esc_html( isset( $lead['texts']['phone'] ) ? $lead['texts']['phone'] : '' );
		} elseif ( 'hadaya_message' === $column ) {
			echo esc_html( wp_trim_words( isset( $lead['texts']['message'] ) ? $lead['texts']['message'] : '', 20 ) );
		} elseif ( 'hadaya_files' === $column ) {
			$this->print_files( $id, $lead['files'] );
		}
	}

	/**
	 * Adds the box that shows a message.
	 */
	public function add_box() {
		add_meta_box( 'hadaya-lead', __( 'Message', 'hadaya' ), array( $this, 'print_box' ), Hadaya_Leads::TYPE, 'normal', 'high' );
	}

	/**
	 * Prints a message.
	 *
	 * @param WP_Post $post Message.
	 */
	public function print_box( $post ) {
		$lead = $this->leads->read( $post->ID );
		echo '<table class="form-table" role="presentation"><tbody>';
		foreach ( $lead['texts'] as $name => $value ) {
			$this->print_row( Hadaya_Form_Records::field_title( $name ), $value );
		}
		foreach ( $lead['custom'] as $field ) {
			$this->print_row( $field['label'], $field['value'] );
		}
		$this->print_row( __( 'Page', 'hadaya' ), implode( ' ', array_filter( array( isset( $lead['origin']['page_title'] ) ? $lead['origin']['page_title'] : '', isset( $lead['origin']['ref_url'] ) ? $lead['origin']['ref_url'] : '' ) ) ) );
		echo '<tr><th scope="row">' . esc_html__( 'Files', 'hadaya' ) . '</th><td>';
		$this->print_files( $post->ID, $lead['files'] );
		echo '</td></tr></tbody></table>';
	}

	/**
	 * Prints one row of a message. Line breaks stay visible.
	 *
	 * @param string $name  Name of the field.
	 * @param string $value Value.
	 */
	private function print_row( $name, $value ) {
		printf( '<tr><th scope="row">%1$s</th><td dir="auto">%2$s</td></tr>', esc_html( $name ), nl2br( esc_html( $value ) ) );
	}

	/**
	 * Prints links to the files of a message.
	 *
	 * @param int     $id    Number of the message.
	 * @param array[] $files Files.
	 */
	private function print_files( $id, array $files ) {
		foreach ( $files as $number => $file ) {
			$url = add_query_arg(
				array(
					'action' => Hadaya_Lead_Downloads::FILE_ACTION,
					'lead'   => $id,
					'file'   => $number,
				),
				admin_url( 'admin-post.php' )
			);
			printf(
				'<a href="%1$s"><bdi>%2$s</bdi></a> (%3$s)<br />',
				esc_url( wp_nonce_url( $url, Hadaya_Lead_Downloads::FILE_ACTION . $id ) ),
				esc_html( $file['name'] ),
				esc_html( size_format( $file['size'] ) )
			);
		}
	}

	/**
	 * Prints the export button above the list.
	 *
	 * @param string $which Top or bottom.
	 */
	public function print_export_button( $which ) {
		$screen = get_current_screen();
		if ( 'top' !== $which || null === $screen || Hadaya_Leads::TYPE !== $screen->post_type ) {
			return;
		}
		printf(
			'<div class="alignleft actions"><a class="button" href="%1$s">%2$s</a></div>',
			esc_url( wp_nonce_url( admin_url( 'admin-post.php?action=' . Hadaya_Lead_Downloads::EXPORT_ACTION ), Hadaya_Lead_Downloads::EXPORT_ACTION ) ),
			esc_html__( 'Export as CSV', 'hadaya' )
		);
	}
}
