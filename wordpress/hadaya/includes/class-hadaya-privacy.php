<?php
/**
 * Privacy tools.
 *
 * @package Hadaya
 */

defined( 'ABSPATH' ) || exit;

/**
 * Finds, exports and erases what one person wrote, for WordPress' own privacy tools.
 */
final class Hadaya_Privacy {

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
	 * Hooks the privacy tools.
	 */
	public function register() {
		add_filter( 'wp_privacy_personal_data_exporters', array( $this, 'add_exporter' ) );
		add_filter( 'wp_privacy_personal_data_erasers', array( $this, 'add_eraser' ) );
	}

	/**
	 * Numbers of the messages of an e-mail address, those in the bin included.
	 *
	 * @param string $email Address.
	 * @return int[]
	 */
	private function find_by_email( $email ) {
		$ids = get_posts(
			array(
				'post_type'      => Hadaya_Leads::TYPE,
				'post_status'    => Hadaya_Lead_States::all(),
				'posts_per_page' => -1,
				'fields'         => 'ids',
			)
		);
		return array_filter(
			$ids,
			function ( $id ) use ( $email ) {
				$lead = $this->leads->read( $id );
				return isset( $lead['texts']['email'] ) && strtolower( $lead['texts']['email'] ) === strtolower( $email );
			}
		);
	}

	/**
	 * Adds our exporter to the privacy tools.
	 *
	 * @param array $exporters Exporters.
	 * @return array
	 */
	public function add_exporter( $exporters ) {
		$exporters['hadaya'] = array(
			'exporter_friendly_name' => __( 'Contact messages', 'hadaya' ),
			'callback'               => array( $this, 'export_personal_data' ),
		);
		return $exporters;
	}

	/**
	 * Adds our eraser to the privacy tools.
	 *
	 * @param array $erasers Erasers.
	 * @return array
	 */
	public function add_eraser( $erasers ) {
		$erasers['hadaya'] = array(
			'eraser_friendly_name' => __( 'Contact messages', 'hadaya' ),
			'callback'             => array( $this, 'erase_personal_data' ),
		);
		return $erasers;
	}

	/**
	 * The values of one message, as the export prints them: fields, names of files, page, source, time and notes.
	 *
	 * @param int $id Number of the message.
	 * @return array[]
	 */
	private function list_values( $id ) {
		$lead = $this->leads->read( $id );
		$data = array();
		$add  = static function ( $name, $value ) use ( &$data ) {
			$data[] = array(
				'name'  => $name,
				'value' => $value,
			);
		};
		foreach ( $lead['texts'] as $name => $value ) {
			$add( Hadaya_Form_Records::field_title( $name ), $value );
		}
		foreach ( $lead['custom'] as $field ) {
			$add( $field['label'], $field['value'] );
		}
		foreach ( $lead['files'] as $file ) {
			$add( $file['label'], $file['name'] );
		}
		$origin = $lead['origin'] + array(
			'page_title' => '',
			'ref_url'    => '',
		);
		$add( __( 'Page', 'hadaya' ), trim( $origin['page_title'] . ' ' . $origin['ref_url'] ) );
		$add( __( 'Came from', 'hadaya' ), Hadaya_Source::describe( $origin ) );
		$add( __( 'Date', 'hadaya' ), get_the_date( 'c', $id ) );
		foreach ( Hadaya_Lead_Notes::read( $id ) as $note ) {
			$add( __( 'Notes', 'hadaya' ), $note['text'] );
		}
		return $data;
	}

	/**
	 * Everything that one person wrote.
	 *
	 * @param string $email Address.
	 * @return array
	 */
	public function export_personal_data( $email ) {
		$items = array();
		foreach ( $this->find_by_email( $email ) as $id ) {
			$items[] = array(
				'group_id'    => Hadaya_Leads::TYPE,
				'group_label' => __( 'Contact messages', 'hadaya' ),
				'item_id'     => Hadaya_Leads::TYPE . '-' . $id,
				'data'        => $this->list_values( $id ),
			);
		}
		return array(
			'data' => $items,
			'done' => true,
		);
	}

	/**
	 * Deletes everything that one person wrote, files included.
	 *
	 * @param string $email Address.
	 * @return array
	 */
	public function erase_personal_data( $email ) {
		$ids = $this->find_by_email( $email );
		foreach ( $ids as $id ) {
			wp_delete_post( $id, true );
		}
		return array(
			'items_removed'  => count( $ids ) > 0,
			'items_retained' => false,
			'messages'       => array(),
			'done'           => true,
		);
	}
}
